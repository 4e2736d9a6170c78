import { useSortable } from '@dnd-kit/react/sortable'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import HandleIcon from '@mui/icons-material/DragIndicator'
import { Box, Button, IconButton, Paper, Typography } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import type { ReactNode } from 'react'
import type { MoveAction } from './sorter-order.ts'

export interface SorterItemProps {
  readonly item: string
  readonly name: string
  readonly index: number
  readonly list: 'enabled' | 'available'
  readonly count: number
  readonly isDisabled: boolean
  readonly hintId: string
  readonly onPress: (action: MoveAction) => void
}

/** An item of a list: to be looked at only, or to be dragged and moved. */
export function SorterItem(props: SorterItemProps) {
  return props.isDisabled ? <FixedItem {...props} /> : <MovableItem {...props} />
}

function FixedItem(props: SorterItemProps) {
  return (
    <Paper component="li" variant="outlined" sx={{ p: 0.5, pl: 1.5 }}>
      <ItemName {...props} />
    </Paper>
  )
}

function MovableItem(props: SorterItemProps) {
  const { item, name, index, list, count, hintId, onPress } = props
  const { ref, handleRef, isDragging } = useSortable({
    id: item,
    index,
    group: list,
    type: 'item',
    accept: 'item',
    collisionPriority: 2,
  })
  const isEnabled = list === 'enabled'
  const toggle = isEnabled ? texts.sorter.disable : texts.sorter.enable
  return (
    <Paper
      ref={ref}
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, p: 0.5, opacity: isDragging ? 0.6 : 1 }}
    >
      <IconButton
        ref={handleRef}
        aria-label={`${texts.sorter.handle} ${name}`}
        aria-describedby={hintId}
        size="small"
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <HandleIcon fontSize="small" />
      </IconButton>
      <ItemName {...props} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto' }}>
        {isEnabled && (
          <>
            <MoveButton
              item={item}
              action="up"
              label={`${texts.sorter.up} ${name}`}
              isDisabled={index === 0}
              onPress={onPress}
            >
              <UpIcon fontSize="small" />
            </MoveButton>
            <MoveButton
              item={item}
              action="down"
              label={`${texts.sorter.down} ${name}`}
              isDisabled={index === count - 1}
              onPress={onPress}
            >
              <DownIcon fontSize="small" />
            </MoveButton>
          </>
        )}
        <Button
          size="small"
          data-item={item}
          data-action="toggle"
          onClick={() => onPress('toggle')}
          aria-label={`${toggle} ${name}`}
        >
          {toggle}
        </Button>
      </Box>
    </Paper>
  )
}

function ItemName({ name, index, list }: SorterItemProps) {
  return (
    <Typography sx={{ flex: '1 1 7rem', minWidth: 0, py: 0.75, fontWeight: 550, overflowWrap: 'anywhere' }}>
      {list === 'enabled' && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', mr: 1, fontVariantNumeric: 'tabular-nums' }}
        >{`${index + 1}.`}</Box>
      )}
      {name}
    </Typography>
  )
}

interface MoveButtonProps {
  readonly item: string
  readonly action: MoveAction
  readonly label: string
  readonly isDisabled: boolean
  readonly onPress: (action: MoveAction) => void
  readonly children: ReactNode
}

function MoveButton({ item, action, label, isDisabled, onPress, children }: MoveButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      size="small"
      disabled={isDisabled}
      data-item={item}
      data-action={action}
      onClick={() => onPress(action)}
    >
      {children}
    </IconButton>
  )
}
