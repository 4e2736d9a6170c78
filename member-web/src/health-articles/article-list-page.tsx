/** All articles, and all videos, behind a tab each; to be searched, and narrowed to what was saved. */
import { useDeferredValue, useId, useState } from 'react'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { useSearchParams } from 'react-router-dom'
import { healthArticleTexts, readingTimeText } from '@member-care/domain/texts/home-texts.ts'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { articleListQuery, savedQuery, videoListQuery } from './article-queries.ts'
import { ArticleCard, articleGrid } from './article-card.tsx'
import { articleAddress, videoAddress } from './article-addresses.ts'
import { matches, wordsOfArticle, wordsOfVideo } from './article-search.ts'

/** What the member narrows the lists by. */
interface Narrowed {
  readonly search: string
  /** Undefined for all of them, else the ids of what was saved. */
  readonly saved: readonly string[] | undefined
}

export function ArticleListPage() {
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'videos' ? 'videos' : 'articles'
  const id = useId()
  const [search, setSearch] = useState('')
  const [onlySaved, setOnlySaved] = useState(false)
  const settled = useDeferredValue(search)
  const saved = useAnswer(savedQuery)
  const narrowed: Narrowed = { search: settled, saved: onlySaved ? saved.value : undefined }
  return (
    <>
      <PageHeading title={healthArticleTexts.title} />
      <Tabs
        value={tab}
        onChange={(_event, chosen: string) => setQuery(chosen === 'videos' ? { tab: chosen } : {})}
        aria-label={healthArticleTexts.title}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
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
        <Box
          component="search"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}
          aria-label={healthArticleTexts.search}
        >
          <TextField
            type="search"
            label={healthArticleTexts.search}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            sx={{ flex: '1 1 220px', maxWidth: 420 }}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <FormControlLabel
            label={healthArticleTexts.onlySaved}
            control={<Checkbox checked={onlySaved} onChange={(_event, isOn) => setOnlySaved(isOn)} />}
          />
        </Box>
        {onlySaved && saved.value === undefined ? (
          <NoAnswer answer={saved} />
        ) : tab === 'articles' ? (
          <Articles {...narrowed} />
        ) : (
          <Videos {...narrowed} />
        )}
      </Box>
    </>
  )
}

function Articles({ search, saved }: Narrowed) {
  const { noArticles, noArticlesDetail } = healthArticleTexts
  return (
    <Cards
      answer={useAnswer(articleListQuery)}
      isShown={(article) => isSaved(article.uuid, saved) && matches(search, wordsOfArticle(article))}
      empty={<EmptyState title={noArticles}>{noArticlesDetail}</EmptyState>}
      noneFound={<NoneFound saved={saved} search={search} />}
    >
      {({ uuid, title, excerpt, imageURL, readingMinutes, language }) => (
        <ArticleCard
          key={uuid}
          to={articleAddress(uuid)}
          title={title}
          text={excerpt}
          lang={language}
          note={readingTimeText(readingMinutes)}
          imageUrl={imageURL}
        />
      )}
    </Cards>
  )
}

function Videos({ search, saved }: Narrowed) {
  const { noVideos, noVideosDetail } = healthArticleTexts
  return (
    <Cards
      answer={useAnswer(videoListQuery)}
      isShown={(video) => isSaved(video.id, saved) && matches(search, wordsOfVideo(video))}
      empty={<EmptyState title={noVideos}>{noVideosDetail}</EmptyState>}
      noneFound={<NoneFound saved={saved} search={search} />}
    >
      {({ id, snippet, contentDetails: { videoId }, language }) => (
        <ArticleCard
          key={id}
          to={videoAddress(videoId)}
          title={snippet.title}
          text={snippet.description}
          lang={language}
          imageUrl={snippet.thumbnails.default.url}
        />
      )}
    </Cards>
  )
}

function isSaved(id: string, saved: readonly string[] | undefined): boolean {
  return saved === undefined || saved.includes(id)
}

function NoneFound({ search, saved }: Narrowed) {
  const { noneFound, noneFoundDetail, noneSaved, noneSavedDetail } = healthArticleTexts
  return saved !== undefined && search.trim() === '' ? (
    <EmptyState title={noneSaved}>{noneSavedDetail}</EmptyState>
  ) : (
    <EmptyState title={noneFound}>{noneFoundDetail}</EmptyState>
  )
}

interface CardsProps<Item> {
  readonly answer: Answer<readonly Item[]>
  readonly isShown: (item: Item) => boolean
  /** Where there is nothing at all. */
  readonly empty: React.ReactNode
  /** Where nothing is left of it. */
  readonly noneFound: React.ReactNode
  readonly children: (item: Item) => React.ReactNode
}

function Cards<Item>({ answer, isShown, empty, noneFound, children }: CardsProps<Item>) {
  const { value } = answer
  if (value === undefined) return <NoAnswer answer={answer} />
  if (value.length === 0) return empty
  const shown = value.filter(isShown)
  return (
    <>
      <div role="status">{shown.length === 0 && noneFound}</div>
      <Box component="ul" sx={articleGrid}>
        {shown.map(children)}
      </Box>
    </>
  )
}

/** In the place of what has not come, or not yet. */
function NoAnswer({ answer: { phase, failure, reload } }: { readonly answer: Answer<unknown> }) {
  return phase === 'failed' ? (
    <LoadFailure detail={failure ?? ''} onRetry={reload} />
  ) : (
    <Skeletons count={2} height={200} />
  )
}
