/** An article (`type=1`) or a video (`type=2`), by the address's `id` (ART-002 to ART-004). */
import { useId } from 'react'
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { healthArticleTexts, readingTimeText } from '@member-care/domain/texts/home-texts.ts'
import { ArticleHtml } from '@member-care/web-kit/content/article-html.tsx'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { Article } from '../portal-api/home-api.ts'
import { articleAddress } from './article-addresses.ts'
import { ArticleCard, articleGrid } from './article-card.tsx'
import { articleListQuery, videoQuery } from './article-queries.ts'
import { relatedTo } from './article-search.ts'
import { SaveButton } from './save-button.tsx'
import { VideoPlayer } from './video-player.tsx'

export default function ArticleViewPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <>
      <View key={id} type={query.get('type') ?? ''} id={id} />
      <Button
        component={RouterLink}
        to={query.get('type') === '2' ? '/app/healtharticles?tab=videos' : '/app/healtharticles'}
        startIcon={<ArrowBack />}
        sx={{ mt: 3, ml: -1.5, px: 1.5 }}
      >
        {healthArticleTexts.back}
      </Button>
    </>
  )
}

function View({ type, id }: { readonly type: string; readonly id: string }) {
  if (type === '1') return <ArticleView id={id} />
  return type === '2' ? <VideoView videoId={id} /> : <NoMatch />
}

const pictureSx = { display: 'block', width: '100%', objectFit: 'cover', bgcolor: 'primary.light' } as const

function ArticleView({ id }: { readonly id: string }) {
  const { value, phase, failure, reload } = useAnswer(articleListQuery)
  const article = value?.find(({ uuid }) => uuid === id)
  if (value === undefined)
    return phase === 'failed' ? (
      <LoadFailure detail={failure ?? ''} onRetry={reload} />
    ) : (
      <Skeletons count={2} height={200} />
    )
  if (article === undefined) return <NoMatch />
  const { title, publishedAt, readingMinutes, imageURL, content, uuid, language } = article
  const about = [formatDisplay(singaporeToday(new Date(publishedAt))), readingTimeText(readingMinutes)].join(' · ')
  return (
    <>
      <PageHeading title={title} lang={language} lead={about}>
        <SaveButton id={uuid} />
      </PageHeading>
      <Paper component="article" variant="outlined" sx={{ overflow: 'hidden', maxWidth: 760 }}>
        {imageURL !== '' && <Box component="img" src={imageURL} alt="" sx={{ ...pictureSx, aspectRatio: '16 / 7' }} />}
        <Box sx={{ px: { xs: 2.5, sm: 4 }, py: 2 }}>
          <ArticleHtml html={content} lang={language} />
        </Box>
      </Paper>
      <Related articles={relatedTo(article, value)} />
    </>
  )
}

function Related({ articles }: { readonly articles: readonly Article[] }) {
  const id = useId()
  if (articles.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, maxWidth: 760 }}>
      <Typography id={id} component="h2" variant="h2" sx={{ fontSize: '1.125rem', mb: 1.5 }}>
        {healthArticleTexts.related}
      </Typography>
      <Box component="ul" sx={articleGrid}>
        {articles.map(({ uuid, title, excerpt, imageURL, language }) => (
          <ArticleCard
            key={uuid}
            to={articleAddress(uuid)}
            title={title}
            text={excerpt}
            lang={language}
            imageUrl={imageURL}
          />
        ))}
      </Box>
    </Box>
  )
}

function VideoView({ videoId }: { readonly videoId: string }) {
  const { value, phase, failure, failureCode, reload } = useAnswer(videoQuery(videoId))
  if (failureCode === 404) return <NoMatch />
  if (value === undefined)
    return phase === 'failed' ? (
      <LoadFailure detail={failure ?? ''} onRetry={reload} />
    ) : (
      <Skeletons count={2} height={200} />
    )
  const { title, description, thumbnails } = value.snippet
  const { language } = value
  return (
    <>
      <PageHeading title={title} lang={language}>
        <SaveButton id={value.id} />
      </PageHeading>
      <Paper variant="outlined" sx={{ overflow: 'hidden', maxWidth: 760 }}>
        <VideoPlayer videoId={value.contentDetails.videoId} title={title} imageUrl={thumbnails.default.url} />
        <Box lang={language} sx={{ p: { xs: 2.5, sm: 4 }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Box>
      </Paper>
    </>
  )
}

function NoMatch() {
  return (
    <>
      <PageHeading title={healthArticleTexts.title} />
      <EmptyState title={healthArticleTexts.noMatch} />
    </>
  )
}
