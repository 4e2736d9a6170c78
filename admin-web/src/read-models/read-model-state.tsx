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
