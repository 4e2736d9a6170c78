import BuildingIcon from '@mui/icons-material/ConstructionOutlined'
import LiveIcon from '@mui/icons-material/CheckCircleOutlined'
import RetiredIcon from '@mui/icons-material/Inventory2Outlined'
import StoppedIcon from '@mui/icons-material/ErrorOutlined'
import { Chip } from '@mui/material'
import { readModelTexts } from '@member-care/domain/texts/read-model-texts.ts'
import type { ComponentType } from 'react'
import type { ReadModelStatus } from './read-model-record.ts'

type State = ReadModelStatus['state']

const looks: Readonly<Record<State, { readonly icon: ComponentType; readonly ink: string; readonly surface: string }>> =
  {
    live: { icon: LiveIcon, ink: 'success.main', surface: 'success.light' },
    building: { icon: BuildingIcon, ink: 'info.main', surface: 'info.light' },
    failed: { icon: StoppedIcon, ink: 'error.main', surface: 'error.light' },
    retired: { icon: RetiredIcon, ink: 'text.secondary', surface: 'background.default' },
  }

/** The state in words, with a picture and a colour besides. */
export function ReadModelState({ readModel }: { readModel: ReadModelStatus }) {
  const { icon: Icon, ink, surface } = looks[readModel.state]
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={readModelTexts.states[readModel.state]}
      sx={{ color: ink, bgcolor: surface, '& .MuiChip-icon': { color: ink, fontSize: 16, ml: '6px' } }}
    />
  )
}
