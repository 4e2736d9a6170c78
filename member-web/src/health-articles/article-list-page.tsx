/** All articles, and all videos, behind a tab each. */
import { useId } from 'react'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSearchParams } from 'react-router-dom'
import { healthArticleTexts } from '@member-care/domain/texts/home-texts.ts'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { articleListQuery, videoListQuery } from './article-queries.ts'
import { ArticleCard, articleGrid } from './article-card.tsx'

export function ArticleListPage() {
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'videos' ? 'videos' : 'articles'
  const id = useId()
  return (
    <>
      <PageHeading title={healthArticleTexts.title} />
      <Tabs
        value={tab}
        onChange={(_event, chosen: string) => setQuery(chosen === 'videos' ? { tab: chosen } : {})}
        aria-label={healthArticleTexts.title}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {(['articles', 'videos'] as const).map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            label={healthArticleTexts[name]}
            aria-controls={`${id}-panel`}
            sx={{ textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'articles' ? <Articles /> : <Videos />}
      </Box>
    </>
  )
}

function Articles() {
  const { noArticles, noArticlesDetail } = healthArticleTexts
  return (
    <Cards answer={useAnswer(articleListQuery)} empty={<EmptyState title={noArticles}>{noArticlesDetail}</EmptyState>}>
      {({ uuid, title, excerpt, imageURL }) => (
        <ArticleCard
          key={uuid}
          to={`/app/healtharticles/view?type=1&id=${uuid}`}
          title={title}
          text={excerpt}
          imageUrl={imageURL}
        />
      )}
    </Cards>
  )
}

function Videos() {
  const { noVideos, noVideosDetail } = healthArticleTexts
  return (
    <Cards answer={useAnswer(videoListQuery)} empty={<EmptyState title={noVideos}>{noVideosDetail}</EmptyState>}>
      {({ id, snippet, contentDetails: { videoId } }) => (
        <ArticleCard
          key={id}
          to={`/app/healtharticles/view?type=2&id=${encodeURIComponent(videoId)}`}
          title={snippet.title}
          text={snippet.description}
          imageUrl={snippet.thumbnails.default.url}
        />
      )}
    </Cards>
  )
}

interface CardsProps<Item> {
  readonly answer: Answer<readonly Item[]>
  readonly empty: React.ReactNode
  readonly children: (item: Item) => React.ReactNode
}

function Cards<Item>({ answer: { value, phase, failure, reload }, empty, children }: CardsProps<Item>) {
  if (value === undefined)
    return phase === 'failed' ? (
      <LoadFailure detail={failure ?? ''} onRetry={reload} />
    ) : (
      <Skeletons count={2} height={200} />
    )
  if (value.length === 0) return empty
  return (
    <Box component="ul" sx={articleGrid}>
      {value.map(children)}
    </Box>
  )
}
