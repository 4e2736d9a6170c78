import { DragDropProvider } from '@dnd-kit/react'
import { Box, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { clientEditTexts as texts, movedText } from '@member-care/domain/texts/client-edit-texts.ts'
import { Accessibility } from '@dnd-kit/dom'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { availableOf, orderAfter, placed, removed, type MoveAction } from './sorter-order.ts'
import { SorterList } from './sorter-list.tsx'

/** The sorter announces each move itself, by the items' names and in the language of the page. */
const withoutAnnouncements: NonNullable<ComponentProps<typeof DragDropProvider>['plugins']> = (plugins) =>
  plugins.filter((plugin) => plugin !== Accessibility)

export interface SorterProps<Item extends string> {
  /** What is sorted, for people who do not see it. */
  readonly label: string
  readonly items: readonly Item[]
  readonly enabled: readonly Item[]
  readonly nameOf: (item: Item) => string
  readonly listNames: { readonly enabled: string; readonly available: string }
  readonly isDisabled: boolean
  readonly onChange: (enabled: Item[]) => void
}

/** Two lists, between and within which items are dragged, or moved with buttons, or with the keyboard. Every move is announced. */
export function Sorter<Item extends string>({
  label,
  items,
  enabled,
  nameOf,
  listNames,
  isDisabled,
  onChange,
}: SorterProps<Item>) {
  const hintId = useId()
  const [announcement, setAnnouncement] = useState('')
  const before = useRef<readonly Item[]>(enabled)
  const lists = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ readonly item: Item; readonly action: MoveAction } | undefined>(undefined)
  const available = availableOf(items, enabled)

  // A button that was pressed moves with its item, or goes away: the focus stays with the item.
  useEffect(() => {
    const { item, action } = pressed.current ?? {}
    pressed.current = undefined
    if (item === undefined) return
    const buttons = [
      ...(lists.current?.querySelectorAll<HTMLButtonElement>('button[data-action]:not(:disabled)') ?? []),
    ].filter((button) => button.dataset['item'] === item)
    ;(buttons.find((button) => button.dataset['action'] === action) ?? buttons.at(-1))?.focus()
  }, [enabled])

  function announce(item: Item, after: readonly Item[]): void {
    const place = after.indexOf(item)
    const rest = availableOf(items, after)
    setAnnouncement(
      place >= 0
        ? movedText(nameOf(item), listNames.enabled, place + 1, after.length)
        : movedText(nameOf(item), listNames.available, rest.indexOf(item) + 1, rest.length),
    )
  }

  function change(item: Item, after: Item[]): void {
    onChange(after)
    announce(item, after)
  }

  /** Where the dragged item would be if it were dropped on a target: an item, or a list. */
  function orderOver(item: Item, target: string): readonly Item[] {
    if (target === 'enabled') return enabled.includes(item) ? enabled : placed(enabled, item, enabled.length)
    if (target === 'available') return removed(enabled, item)
    const place = enabled.findIndex((other) => other === target)
    return place >= 0 ? placed(enabled, item, place) : removed(enabled, item)
  }

  function press(item: Item, action: MoveAction): void {
    pressed.current = { item, action }
    change(item, orderAfter(enabled, item, action))
  }
  return (
    <Box role="group" aria-label={label}>
      {!isDisabled && (
        <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {texts.sorter.hint}
        </Typography>
      )}
      <DragDropProvider
        plugins={withoutAnnouncements}
        onDragStart={() => {
          before.current = enabled
        }}
        onDragOver={(event) => {
          // The lists are drawn from the form's value; the library is not to move their elements itself.
          event.preventDefault()
          const { source, target } = event.operation
          const item = items.find((one) => one === source?.id)
          if (item === undefined || !target || target.id === item) return
          const after = orderOver(item, String(target.id))
          if (after.join() !== enabled.join()) change(item, [...after])
        }}
        onDragEnd={(event) => {
          if (event.canceled) onChange([...before.current])
        }}
      >
        <Box
          ref={lists}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' }, gap: 3 }}
        >
          <SorterList
            list="enabled"
            title={listNames.enabled}
            items={enabled}
            isDisabled={isDisabled}
            nameOf={nameOf}
            hintId={hintId}
            onPress={press}
          />
          <SorterList
            list="available"
            title={listNames.available}
            items={available}
            isDisabled={isDisabled}
            nameOf={nameOf}
            hintId={hintId}
            onPress={press}
          />
        </Box>
      </DragDropProvider>
      <Box component="span" role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  )
}
