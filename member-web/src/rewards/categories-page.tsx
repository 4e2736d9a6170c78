/** The categories of rewards, and the way to one's own vouchers (RWD-001). */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ChevronRight from '@mui/icons-material/ChevronRight'
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined'
import RedeemOutlined from '@mui/icons-material/RedeemOutlined'
import { Link as RouterLink } from 'react-router-dom'
import { categoryPath, vouchersPath } from '@member-care/domain/reward/reward-addresses.ts'
import { rewardTexts as texts } from '@member-care/domain/texts/reward-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { RewardCategory } from '../portal-api/rewards-api.ts'
import { rewardCategoriesQuery } from './reward-queries.ts'

export function CategoriesPage() {
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead}>
        <Button
          component={RouterLink}
          to={vouchersPath}
          variant="outlined"
          startIcon={<ConfirmationNumberOutlined aria-hidden="true" />}
        >
          {texts.vouchers}
        </Button>
      </PageHeading>
      <Categories />
    </>
  )
}

function Categories() {
  const { value, phase, failure, reload } = useAnswer(rewardCategoriesQuery)
  if (value === undefined)
    return phase === 'failed' ? (
      <LoadFailure detail={failure ?? ''} onRetry={reload} />
    ) : (
      <Skeletons count={3} height={72} />
    )
  if (value.length === 0)
    return (
      <EmptyState icon={RedeemOutlined} title={texts.noCategories}>
        {texts.noCategoriesDetail}
      </EmptyState>
    )
  return (
    <Box
      component="ul"
      aria-label={texts.categories}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
      }}
    >
      {value.map((category) => (
        <CategoryLink key={category.slug} category={category} />
      ))}
    </Box>
  )
}

function CategoryLink({ category }: { readonly category: RewardCategory }) {
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <Box
        component={RouterLink}
        to={categoryPath(category)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          p: 2.5,
          minWidth: 0,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          fontWeight: 620,
          '&:hover': { borderColor: 'primary.main' },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <RedeemOutlined aria-hidden="true" color="primary" />
        <Box component="span" lang={category.language} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {category.name}
        </Box>
        <ChevronRight aria-hidden="true" />
      </Box>
    </Box>
  )
}
