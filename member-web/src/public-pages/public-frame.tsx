/** The frame of the pages before the sign-in: the product on one side, the task on the other; on a phone one above the other. */
import { lazy, Suspense, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { publicPageTexts, statementTitles } from '@member-care/domain/texts/public-page-texts.ts'
import { BrandMark } from '@member-care/web-kit/brand/brand-mark.tsx'
import { useAppConfig } from '../configuration/use-app-config.ts'

const CareDrawing = lazy(() => import('../brand/care-drawing.tsx'))

const { brand } = tokens
/** Our own page, where the launch config names none. */
const PERSONAL_DATA = '/personal-data.html'
const statements = [
  { to: '/statements/security-privacy', title: 'securityPrivacy' },
  { to: '/statements/website-terms', title: 'websiteTerms' },
] as const

interface PublicFrameProps {
  /** Stands beside the task on a wide screen, in place of what the product promises. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function PublicFrame({ aside, children }: PublicFrameProps) {
  const personalData = useAppConfig()?.appLaunchExtra.production_url_pdpa || PERSONAL_DATA
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(380px, 5fr) 7fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <Box
        component="header"
        sx={{
          bgcolor: brand.ground,
          color: brand.ink,
          backgroundImage: `linear-gradient(160deg, ${brand.groundLight}, ${brand.ground} 70%)`,
          px: { xs: 3, md: 6 },
          py: { xs: 2.5, md: 6 },
          display: 'flex',
          flexDirection: 'column',
          gap: 6,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: '1.25rem', fontWeight: 650 }}>
          <BrandMark inverted size={36} />
          {publicPageTexts.product}
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' }, my: aside === undefined ? 'auto' : 0, maxWidth: 440 }}>
          {aside ?? <ProductPromise />}
        </Box>
      </Box>
      <Box
        data-print="page"
        sx={{ display: 'flex', flexDirection: 'column', bgcolor: { xs: 'background.paper', md: 'background.default' } }}
      >
        <Box
          component="main"
          id="main"
          sx={{
            flex: 1,
            display: 'grid',
            alignItems: { md: aside === undefined ? 'center' : 'start' },
            justifyItems: 'center',
            px: { xs: 3, sm: 4 },
            py: { xs: 4, md: 6 },
          }}
        >
          {children}
        </Box>
        <Box
          component="footer"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            columnGap: 3,
            rowGap: 0.5,
            px: 3,
            pb: 3,
            fontSize: '0.8125rem',
          }}
        >
          {statements.map(({ to, title }) => (
            <Link key={to} component={RouterLink} to={to} color="text.secondary" sx={{ py: 0.5 }}>
              {statementTitles[title]}
            </Link>
          ))}
          <Link href={personalData} color="text.secondary" sx={{ py: 0.5 }}>
            {statementTitles.personalData}
          </Link>
        </Box>
      </Box>
    </Box>
  )
}

function ProductPromise() {
  return (
    <>
      {/* Its place is kept: the words below do not move when it comes. */}
      <Box sx={{ aspectRatio: '360 / 210' }}>
        <Suspense fallback={null}>
          <CareDrawing />
        </Suspense>
      </Box>
      <Box
        component="p"
        sx={{ fontSize: '1.75rem', fontWeight: 620, lineHeight: 1.3, letterSpacing: '-0.015em', mt: 5, mb: 1.5 }}
      >
        {publicPageTexts.promise}
      </Box>
      <Box component="p" sx={{ m: 0, fontSize: '1.0625rem', lineHeight: 1.6, color: brand.inkMuted }}>
        {publicPageTexts.promiseDetail}
      </Box>
    </>
  )
}
