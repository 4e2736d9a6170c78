import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { planPartActions } from '@member-care/domain/texts/my-plan-editor-texts.ts'
import { Box, IconButton } from '@mui/material'
import { moved, without } from './edit-plan.ts'

export interface PlanPartButtonsProps<Item> {
  /** The list that the part stands in, and where. */
  readonly items: readonly Item[]
  readonly index: number
  readonly name: string
  readonly onChange: (items: Item[]) => void
}

/** Moves a part of the plan up or down, or takes it away; by keyboard as by mouse. */
export function PlanPartButtons<Item>({ items, index, name, onChange }: PlanPartButtonsProps<Item>) {
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <IconButton
        size="small"
        aria-label={planPartActions.up(name)}
        disabled={index === 0}
        onClick={() => onChange(moved(items, index, -1))}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={planPartActions.down(name)}
        disabled={index === items.length - 1}
        onClick={() => onChange(moved(items, index, 1))}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={planPartActions.remove(name)}
        onClick={() => onChange(without(items, index))}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
