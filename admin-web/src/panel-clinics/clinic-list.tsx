import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import { Box, Button, Paper, Typography, useMediaQuery } from '@mui/material'
import { openingHours } from '@member-care/domain/clinic/opening-hours.ts'
import { panelClinicTexts as texts } from '@member-care/domain/texts/panel-clinic-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { theme } from '../console/theme.ts'
import type { PanelClinic } from './panel-clinics-calls.ts'

/** So many are shown at first, and so many more each time. */
const AT_A_TIME = 20

interface ClinicListProps {
  readonly clinics: readonly PanelClinic[]
  /** The code of the clinic that is marked on the map. */
  readonly selected?: string | undefined
  /** Given beside the map: each clinic can be shown on it. */
  readonly onSelect?: (code: string) => void
}

/** The clinics by name, with address and opening hours. Beside the map it scrolls, and the one that is chosen there comes into sight. */
export function ClinicList({ clinics, selected, onSelect }: ClinicListProps) {
  const [wanted, setWanted] = useState(AT_A_TIME)
  const place = clinics.findIndex(({ c }) => c === selected)
  const shown = Math.max(wanted, place + 1)
  const marked = useRef<HTMLLIElement>(null)
  // On a phone the list is below the map, and the map is what was asked for.
  const scrollsBeside = useMediaQuery(theme.breakpoints.up('md'))
  useEffect(() => {
    if (selected !== undefined && scrollsBeside) marked.current?.scrollIntoView({ block: 'nearest' })
  }, [selected, scrollsBeside])
  const isBesideMap = onSelect !== undefined

  return (
    <Box
      {...(isBesideMap && { tabIndex: 0, role: 'region', 'aria-label': texts.list })}
      sx={isBesideMap ? { maxHeight: { md: 520 }, overflowY: { md: 'auto' }, pr: { md: 0.5 } } : {}}
    >
      <Box
        component="ul"
        aria-label={texts.title}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: isBesideMap ? '1fr' : { xs: '1fr', lg: '1fr 1fr' },
        }}
      >
        {clinics.slice(0, shown).map((clinic) => (
          <Paper
            key={clinic.c}
            ref={clinic.c === selected ? marked : null}
            component="li"
            variant="outlined"
            aria-current={clinic.c === selected || undefined}
            sx={{ p: 2, ...(clinic.c === selected && { borderColor: 'primary.main', bgcolor: 'primary.light' }) }}
          >
            <ClinicEntry clinic={clinic} onShow={onSelect && (() => onSelect(clinic.c))} />
          </Paper>
        ))}
      </Box>
      {clinics.length > shown && (
        <Button onClick={() => setWanted(shown + AT_A_TIME)} sx={{ mt: 1.5 }}>
          {texts.more} ({clinics.length - shown})
        </Button>
      )}
    </Box>
  )
}

function ClinicEntry({ clinic, onShow }: { clinic: PanelClinic; onShow: (() => void) | undefined }) {
  return (
    <>
      <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{clinic.n}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {clinic.ts} · {clinic.ar}, {clinic.z}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {clinic.a}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {openingHours(clinic)
          .map(({ days, hours }) => `${days}: ${hours}`)
          .join(' · ')}
      </Typography>
      {onShow && (
        <Button
          size="small"
          startIcon={<PlaceIcon />}
          onClick={onShow}
          aria-label={`${texts.showOnMap}: ${clinic.n}`}
          sx={{ mt: 0.5 }}
        >
          {texts.showOnMap}
        </Button>
      )}
    </>
  )
}
