/** One clinic: what it is, where it is and when it is open. */
import { Fragment } from 'react'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { openingHours } from '@member-care/domain/clinic/opening-hours.ts'
import { clinicTexts } from '@member-care/domain/texts/home-texts.ts'
import type { PanelClinic } from '../portal-api/home-api.ts'
import { ClinicImage } from './clinic-image.tsx'

export function ClinicCard({ clinic }: { readonly clinic: PanelClinic }) {
  const { c, n, a, ar, z, ts, la, lo, hasImage } = clinic
  const open = openingHours(clinic)
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 1, alignContent: 'start' }}>
      {hasImage && <ClinicImage code={c} />}
      <Box>
        <Typography variant="h3" component="h2">
          {n}
        </Typography>
        <Box sx={{ color: 'primary.dark', fontSize: '0.875rem', fontWeight: 600 }}>
          {ts} · {ar}
          {z !== '' && `, ${z}`}
        </Box>
      </Box>
      <Box sx={{ fontSize: '0.9375rem' }}>{a}</Box>
      {open.length > 0 && (
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
          {open.map(({ days, hours }) => (
            <Fragment key={days}>
              <dt>{days}</dt>
              <Box component="dd" sx={{ m: 0 }}>
                {hours}
              </Box>
            </Fragment>
          ))}
        </Box>
      )}
      <Link
        href={`https://www.openstreetmap.org/?mlat=${la}&mlon=${lo}#map=17/${la}/${lo}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${clinicTexts.map}: ${n}`}
        sx={{
          justifySelf: 'start',
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 32,
          fontSize: '0.9375rem',
        }}
      >
        {clinicTexts.map}
        <OpenInNew aria-hidden="true" sx={{ fontSize: 16 }} />
      </Link>
    </Paper>
  )
}
