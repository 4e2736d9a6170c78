/** An article (`type=1`) or a video (`type=2`), by the address's `id` (ART-002 to ART-004). */
import { useMemo } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import DOMPurify from 'dompurify'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { healthArticleTexts } from '@member-care/domain/texts/home-texts.ts'
import { useAnswer } from '../data/use-answer.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { articleListQuery, videoQuery } from './article-queries.ts'

export default function ArticleViewPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <>
      <View key={id} type={query.get('type') ?? ''} id={id} />
      <Button
        component={RouterLink}
        to={query.get('type') === '2' ? '/app/healtharticles?tab=videos' : '/app/healtharticles'}
        sx={{ mt: 3 }}
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

const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button'],
  FORBID_ATTR: ['style'],
}
const pictureSx = { display: 'block', width: '100%', objectFit: 'cover', bgcolor: 'primary.light' } as const

function ArticleView({ id }: { readonly id: string }) {
  const { value, phase, failure, reload } = useAnswer(articleListQuery)
  const article = value?.find(({ uuid }) => uuid === id)
  // An article may hold any HTML that somebody pasted into it.
  const content = useMemo(() => ({ __html: DOMPurify.sanitize(article?.content ?? '', allowed) }), [article])
  if (value === undefined)
    return phase === 'failed' ? (
      <LoadFailure detail={failure ?? ''} onRetry={reload} />
    ) : (
      <Skeletons count={2} height={200} />
    )
  if (article === undefined) return <NoMatch />
  return (
    <>
      <PageHeading title={article.title} lead={formatDisplay(singaporeToday(new Date(article.publishedAt)))} />
      <Paper component="article" variant="outlined" sx={{ overflow: 'hidden', maxWidth: 760 }}>
        <Box component="img" src={article.imageURL} alt="" sx={{ ...pictureSx, aspectRatio: '16 / 7' }} />
        <Box
          dangerouslySetInnerHTML={content}
          sx={{
            px: { xs: 2.5, sm: 4 },
            py: 2,
            fontSize: '1.0625rem',
            lineHeight: 1.7,
            overflowWrap: 'anywhere',
            '& h2': { fontSize: '1.25rem', mt: 3, mb: 1 },
            '& img': { maxWidth: '100%' },
          }}
        />
      </Paper>
    </>
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
  return (
    <>
      <PageHeading title={title} />
      <Paper variant="outlined" sx={{ overflow: 'hidden', maxWidth: 760 }}>
        <Box component="img" src={thumbnails.default.url} alt="" sx={{ ...pictureSx, aspectRatio: '16 / 9' }} />
        <Box sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2, whiteSpace: 'pre-line' }}>
          {description}
          {/* The video stays where it is: its service learns of the member only when they go there. */}
          <Button
            variant="contained"
            href={`https://www.youtube.com/watch?v=${encodeURIComponent(value.contentDetails.videoId)}`}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ justifySelf: 'start' }}
          >
            {healthArticleTexts.watch}
          </Button>
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
