import { useDroppable } from '@dnd-kit/react'
import { Box, Typography } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { useId } from 'react'
import { SorterItem } from './sorter-item.tsx'
import type { MoveAction } from './sorter-order.ts'

export interface SorterListProps<Item extends string> {
  readonly list: 'enabled' | 'available'
  readonly title: string
  readonly items: readonly Item[]
  readonly isDisabled: boolean
  readonly nameOf: (item: Item) => string
  /** Of the text that says how things are moved. */
  readonly hintId: string
  readonly onPress: (item: Item, action: MoveAction) => void
}

/** One of the two lists; the enabled one is numbered. */
export function SorterList<Item extends string>({
  list,
  title,
  items,
  isDisabled,
  nameOf,
  hintId,
  onPress,
}: SorterListProps<Item>) {
  const titleId = useId()
  const { ref, isDropTarget } = useDroppable({ id: list, accept: 'item', collisionPriority: 1, disabled: isDisabled })
  const isEnabled = list === 'enabled'
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {title} ({items.length})
      </Typography>
      <Box
        ref={ref}
        sx={{
          p: 1,
          minHeight: 72,
          borderRadius: 2,
          border: '1px dashed',
          borderColor: isDropTarget ? 'primary.main' : 'divider',
          bgcolor: isDropTarget ? 'primary.light' : 'background.default',
        }}
      >
        {items.length === 0 ? (
          <Typography variant="body2" sx={{ p: 1.5, color: 'text.secondary' }}>
            {isDisabled ? '–' : texts.sorter.empty}
          </Typography>
        ) : (
          <Box
            component={isEnabled ? 'ol' : 'ul'}
            aria-labelledby={titleId}
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
          >
            {items.map((item, index) => (
              <SorterItem
                key={item}
                item={item}
                name={nameOf(item)}
                index={index}
                list={list}
                count={items.length}
                isDisabled={isDisabled}
                hintId={hintId}
                onPress={(action) => onPress(item, action)}
              />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
