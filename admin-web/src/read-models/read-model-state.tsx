import BuildingIcon from '@mui/icons-material/ConstructionOutlined'
import LiveIcon from '@mui/icons-material/CheckCircleOutlined'
import OtherIcon from '@mui/icons-material/HelpOutlined'
import StoppedIcon from '@mui/icons-material/ErrorOutlined'
import { Chip } from '@mui/material'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { ComponentType } from 'react'
import type { ReadModelStatus } from './read-model-record.ts'

const { colour } = tokens

/** How a read model does: what it says of itself, and whether it has stopped on an error. */
export type Health = 'live' | 'building' | 'stopped' | 'other'

/** Behind by less than this is up to date: an event is always on its way. */
const TOLERATED_SECONDS = 5

export function healthOf({ state, error }: Pick<ReadModelStatus, 'state' | 'error'>): Health {
  if (error !== null) return 'stopped'
  switch (state.toLowerCase()) {
    case 'live':
    case 'running':
      return 'live'
    case 'building':
    case 'rebuilding':
    case 'catching-up':
      return 'building'
    case 'stopped':
    case 'failed':
      return 'stopped'
    default:
      return 'other'
  }
}

/** How they do together: as the worst of them. */
export function overallHealth(readModels: readonly ReadModelStatus[]): 'live' | 'behind' | 'stopped' {
  if (readModels.some((readModel) => healthOf(readModel) === 'stopped')) return 'stopped'
  return readModels.some(isBehind) ? 'behind' : 'live'
}

/** One sentence about all of them. */
export function summaryOf(readModels: readonly ReadModelStatus[]): string {
  const stopped = readModels.filter((readModel) => healthOf(readModel) === 'stopped')
  if (stopped.length > 0) return `${stopped.length} of ${readModels.length} read models stopped: ${stopped.map(({ id }) => id).join(', ')}.`
  const behind = readModels.filter(isBehind).length
  if (behind > 0) return `${behind} of ${readModels.length} read models ${behind === 1 ? 'is' : 'are'} catching up.`
  return `All ${readModels.length} read models are up to date.`
}

function isBehind({ lagSeconds }: ReadModelStatus): boolean {
  return lagSeconds >= TOLERATED_SECONDS
}

const looks: Readonly<Record<Health, { readonly icon: ComponentType; readonly ink: string; readonly surface: string }>> = {
  live: { icon: LiveIcon, ink: colour.success, surface: colour.successLight },
  building: { icon: BuildingIcon, ink: colour.info, surface: colour.infoLight },
  stopped: { icon: StoppedIcon, ink: colour.error, surface: colour.errorLight },
  other: { icon: OtherIcon, ink: colour.inkMuted, surface: colour.background },
}

/** The state in words, with a picture and a colour besides. */
export function ReadModelState({ readModel }: { readModel: ReadModelStatus }) {
  const { icon: Icon, ink, surface } = looks[healthOf(readModel)]
  const words = readModel.state.replaceAll(/[-_]/g, ' ')
  return <Chip size="small" icon={<Icon />} label={words.charAt(0).toUpperCase() + words.slice(1)} sx={{ color: ink, bgcolor: surface, '& .MuiChip-icon': { color: ink, fontSize: 16, ml: '6px' } }} />
}
