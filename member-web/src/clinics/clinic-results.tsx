/** The clinics that were found: ten by ten, and on a map for those who ask for one. */
import { useCallback, useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ClinicMoment } from '@member-care/domain/clinic/open-now.ts'
import { clinicCountText, clinicTexts } from '@member-care/domain/texts/home-texts.ts'
import { ClinicCard } from './clinic-card.tsx'
import { CLINICS_AT_A_TIME, type PlacedClinic } from './clinic-filter.ts'
import { MapOfClinics } from './map-of-clinics.tsx'
import { useEndReached } from './use-end-reached.ts'

interface ClinicResultsProps {
  /** In the order in which they are shown; one or more. */
  readonly found: readonly PlacedClinic[]
  readonly companyId: string
  readonly moment: ClinicMoment
  readonly view: ClinicView
  readonly onView: (view: ClinicView) => void
}

export type ClinicView = 'list' | 'map'

/** Needs a key of what was searched for, so that another search begins at the top. */
export function ClinicResults({ found, companyId, moment, view, onView }: ClinicResultsProps) {
  const [wanted, setWanted] = useState(CLINICS_AT_A_TIME)
  const [marked, mark] = useState<string>()
  const place = found.findIndex(({ clinic }) => clinic.c === marked)
  const shown = Math.min(Math.max(wanted, place + 1), found.length)
  const showMore = useCallback(() => setWanted((number) => number + CLINICS_AT_A_TIME), [])
  const end = useEndReached(shown, showMore)
  const markedCard = useRef<HTMLLIElement>(null)
  // Chosen on the map: its card comes into sight below it.
  const [isFromMap, setFromMap] = useState(false)
  useEffect(() => {
    if (isFromMap && marked !== undefined) markedCard.current?.scrollIntoView({ block: 'nearest' })
  }, [isFromMap, marked])
  const choose = useCallback((code: string) => {
    setFromMap(true)
    mark(code)
  }, [])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {clinicCountText(shown, found.length)}
        </Box>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={view}
          aria-label={clinicTexts.view}
          onChange={(_event, next: ClinicView | null) => next && onView(next)}
        >
          <ToggleButton value="list">{clinicTexts.list}</ToggleButton>
          <ToggleButton value="map">{clinicTexts.onMap}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {view === 'map' && <MapOfClinics found={found} selected={marked} onSelect={choose} />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {found.slice(0, shown).map((placed) => {
          const isMarked = view === 'map' && placed.clinic.c === marked
          return (
            <ClinicCard
              key={placed.clinic.c}
              {...placed}
              companyId={companyId}
              moment={moment}
              isMarked={isMarked}
              {...(isMarked && { ref: markedCard })}
              onShow={
                view === 'map'
                  ? () => {
                      setFromMap(false)
                      mark(placed.clinic.c)
                    }
                  : undefined
              }
            />
          )
        })}
      </Box>
      {found.length > shown && (
        <Button ref={end} variant="outlined" onClick={showMore} sx={{ justifySelf: 'center' }}>
          {clinicTexts.more}
        </Button>
      )}
    </>
  )
}
