/** One clinic: what it is, where it is and when it is open. */
import { Fragment, type Ref } from 'react'
import OpenInNew from '@mui/icons-material/OpenInNew'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { openState, type ClinicMoment } from '@member-care/domain/clinic/open-now.ts'
import { openingHours } from '@member-care/domain/clinic/opening-hours.ts'
import { zoneName } from '@member-care/domain/clinic/zone-name.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { clinicTexts as texts, distanceText } from '@member-care/domain/texts/home-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import type { PlacedClinic } from './clinic-filter.ts'
import { ClinicImage } from './clinic-image.tsx'
import { OpenLine } from './open-line.tsx'
import { ReportClinic } from './report-clinic.tsx'

interface ClinicCardProps extends PlacedClinic {
  readonly companyId: string
  readonly moment: ClinicMoment
  /** It is the one that is marked on the map. */
  readonly isMarked?: boolean
  /** Given beside the map. */
  readonly onShow?: (() => void) | undefined
  readonly ref?: Ref<HTMLLIElement>
}

export function ClinicCard({ clinic, metres, companyId, moment, isMarked = false, onShow, ref }: ClinicCardProps) {
  const { c, n, a, ar, z, ts, hasImage, confirmedOn } = clinic
  const state = openState(clinic, moment)
  return (
    <Paper
      ref={ref}
      component="li"
      variant="outlined"
      aria-current={isMarked || undefined}
      sx={{
        p: 2.5,
        display: 'grid',
        gap: 1,
        alignContent: 'start',
        ...(isMarked && {
          borderColor: 'primary.main',
          boxShadow: (theme) => `inset 4px 0 ${theme.palette.primary.main}`,
        }),
      }}
    >
      {hasImage && <ClinicImage code={c} />}
      <Box>
        <Typography variant="h3" component="h2">
          {n}
        </Typography>
        <Box sx={{ color: 'primary.dark', fontSize: '0.875rem', fontWeight: 600 }}>
          {ts} · {ar}
          {z !== '' && `, ${zoneName(z)}`}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {state && <OpenLine state={state} />}
        {metres !== undefined && <Box sx={{ fontSize: '0.9375rem' }}>{texts.distance(distanceText(metres))}</Box>}
      </Box>
      <Box sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>{a}</Box>
      <Hours {...clinic} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {confirmedOn === null ? texts.neverConfirmed : texts.confirmed(formatDisplay(confirmedOn))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        {onShow ? (
          <Button
            size="small"
            startIcon={<PlaceOutlined />}
            onClick={onShow}
            aria-label={pageTexts.labelled(texts.showOnMap, n)}
            sx={{ ml: -0.5 }}
          >
            {texts.showOnMap}
          </Button>
        ) : (
          <OutsideMap {...clinic} />
        )}
        <ReportClinic clinic={clinic} companyId={companyId} />
      </Box>
    </Paper>
  )
}

function Hours(hours: Parameters<typeof openingHours>[0]) {
  const open = openingHours(hours)
  if (open.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        color: 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      {open.map(({ days, hours: ofDays }) => (
        <Fragment key={days}>
          <dt>{days}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            {ofDays}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}

/** The clinic's place at a site of maps (2§2), which is asked for nothing before somebody goes there. */
function OutsideMap({ n, la, lo }: { readonly n: string; readonly la: number; readonly lo: number }) {
  return (
    <Link
      href={`https://www.openstreetmap.org/?mlat=${la}&mlon=${lo}#map=17/${la}/${lo}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={pageTexts.labelled(texts.map, n)}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 32, fontSize: '0.9375rem' }}
    >
      {texts.map}
      <OpenInNew aria-hidden="true" sx={{ fontSize: 16 }} />
    </Link>
  )
}
