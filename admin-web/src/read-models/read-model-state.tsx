import BuildingIcon from '@mui/icons-material/ConstructionOutlined'
import LiveIcon from '@mui/icons-material/CheckCircleOutlined'
import RetiredIcon from '@mui/icons-material/Inventory2Outlined'
import StoppedIcon from '@mui/icons-material/ErrorOutlined'
import { Chip } from '@mui/material'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { ComponentType } from 'react'
import type { ReadModelStatus } from './read-model-record.ts'

const { colour } = tokens

type State = ReadModelStatus['state']

/** Behind by less than this is up to date: an event is always on its way. */
const TOLERATED_SECONDS = 5

/** How they do together: as the worst of them. */
export function overallHealth(readModels: readonly ReadModelStatus[]): 'live' | 'behind' | 'stopped' {
  if (readModels.some((readModel) => hasStopped(readModel))) return 'stopped'
  return readModels.some(isBehind) ? 'behind' : 'live'
}

/** One sentence about all of them. */
export function summaryOf(readModels: readonly ReadModelStatus[]): string {
  const stopped = readModels.filter((readModel) => hasStopped(readModel))
  if (stopped.length > 0) return `${stopped.length} of ${readModels.length} read models and reactors stopped: ${stopped.map(({ id }) => id).join(', ')}.`
  const behind = readModels.filter(isBehind).length
  if (behind > 0) return `${behind} of ${readModels.length} read models and reactors ${behind === 1 ? 'is' : 'are'} catching up.`
  return `All ${readModels.length} read models and reactors are up to date.`
}

export function hasStopped({ state }: ReadModelStatus): boolean {
  return state === 'failed'
}

function isBehind({ lagSeconds }: ReadModelStatus): boolean {
  return lagSeconds >= TOLERATED_SECONDS
}

const looks: Readonly<Record<State, { readonly words: string; readonly icon: ComponentType; readonly ink: string; readonly surface: string }>> = {
  live: { words: 'Live', icon: LiveIcon, ink: colour.success, surface: colour.successLight },
  building: { words: 'Building', icon: BuildingIcon, ink: colour.info, surface: colour.infoLight },
  failed: { words: 'Stopped', icon: StoppedIcon, ink: colour.error, surface: colour.errorLight },
  retired: { words: 'Retired', icon: RetiredIcon, ink: colour.inkMuted, surface: colour.background },
}

/** The state in words, with a picture and a colour besides. */
export function ReadModelState({ readModel }: { readModel: ReadModelStatus }) {
  const { words, icon: Icon, ink, surface } = looks[readModel.state]
  return <Chip size="small" icon={<Icon />} label={words} sx={{ color: ink, bgcolor: surface, '& .MuiChip-icon': { color: ink, fontSize: 16, ml: '6px' } }} />
}
