import BuildingIcon from '@mui/icons-material/ConstructionOutlined'
import LiveIcon from '@mui/icons-material/CheckCircleOutlined'
import RetiredIcon from '@mui/icons-material/Inventory2Outlined'
import StoppedIcon from '@mui/icons-material/ErrorOutlined'
import { readModelTexts } from '@member-care/domain/texts/read-model-texts.ts'
import type { ReadModelStatus } from './read-model-record.ts'
import { LookChip, type StatusLook } from '../console/look-chip.tsx'

type State = ReadModelStatus['state']

const looks: Readonly<Record<State, StatusLook>> = {
  live: { icon: LiveIcon, ink: 'success.main', surface: 'success.light' },
  building: { icon: BuildingIcon, ink: 'info.main', surface: 'info.light' },
  failed: { icon: StoppedIcon, ink: 'error.main', surface: 'error.light' },
  retired: { icon: RetiredIcon, ink: 'text.secondary', surface: 'background.default' },
}

/** The state in words, with a picture and a colour besides. */
export function ReadModelState({ readModel }: { readModel: ReadModelStatus }) {
  return <LookChip look={looks[readModel.state]} label={readModelTexts.states[readModel.state]} />
}
