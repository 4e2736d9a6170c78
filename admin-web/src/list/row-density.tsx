import CompactIcon from '@mui/icons-material/DensitySmall'
import ComfortableIcon from '@mui/icons-material/DensityMedium'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { Button } from '@mui/material'
import { useStore } from 'react-admin'

type Density = 'compact' | 'comfortable'

/** How much room the rows of every list take; it is remembered on the device. */
export function useRowDensity(): readonly [Density, (density: Density) => void] {
  return useStore<Density>('preferences.density', 'compact')
}

export function DensityButton() {
  const [density, setDensity] = useRowDensity()
  const isCompact = density === 'compact'
  return (
    <Button
      size="small"
      startIcon={isCompact ? <ComfortableIcon /> : <CompactIcon />}
      onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
    >
      {isCompact ? listTexts.looser : listTexts.denser}
    </Button>
  )
}
