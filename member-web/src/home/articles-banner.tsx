/** The newest health articles (SHELL-035). What fails here is no news to the member: it says so quietly and offers to try again. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { healthArticleTexts } from '@member-care/domain/texts/home-texts.ts'
import { homeTexts } from '@member-care/domain/texts/portal-texts.ts'
import { useAnswer } from '../data/use-answer.ts'
import { articleBannerQuery } from '../health-articles/article-queries.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { ArticleCard, articleGrid } from '../health-articles/article-card.tsx'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'

export function ArticlesBanner() {
  const configs = Object.values(useBenefitConfigs().value ?? {})
  const isOffered = configs.some(({ featuresConfig }) => featuresConfig.allowHealthArticles)
  const articles = useAnswer({ ...articleBannerQuery, enabled: isOffered })
  if (!isOffered || articles.value?.length === 0) return null
  return (
    <Panel
      title={healthArticleTexts.title}
      action={
        <Link
          component={RouterLink}
          to="/app/healtharticles"
          aria-label={healthArticleTexts.seeAllArticles}
          sx={{ py: 0.5 }}
        >
          {homeTexts.seeAll}
        </Link>
      }
    >
      {articles.value === undefined ? (
        articles.phase === 'failed' ? (
          <LoadFailure detail={articles.failure ?? ''} onRetry={articles.reload} />
        ) : (
          <Skeletons count={1} height={180} />
        )
      ) : (
        <Box component="ul" sx={articleGrid}>
          {articles.value.map(({ uuid, title, excerpt, imageURL, language }) => (
            <ArticleCard
              key={uuid}
              to={`/app/healtharticles/view?type=1&id=${uuid}`}
              title={title}
              text={excerpt}
              lang={language}
              imageUrl={imageURL}
            />
          ))}
        </Box>
      )}
    </Panel>
  )
}
