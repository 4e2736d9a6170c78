import CheckIcon from '@mui/icons-material/Check'
import { ListItemIcon, ListItemText, ListSubheader, MenuItem } from '@mui/material'
import { appearanceTexts as texts } from '@member-care/domain/texts/appearance-texts.ts'
import type { ReactNode } from 'react'
import { useRemoveFromStore, useStore, type ThemeType } from 'react-admin'

/**
 * The items of a menu that choose light or dark. What is chosen is kept on the device, where react-admin's theme reads it; as long as nothing
 * is, the system decides. A list of items and no component, because arrow keys go from child to child of a menu.
 */
export function useAppearanceItems(): readonly ReactNode[] {
  const [chosen, choose] = useStore<ThemeType | undefined>('theme')
  const forget = useRemoveFromStore()
  const item = (label: string, isChosen: boolean, onClick: () => void) => (
    <MenuItem key={label} role="menuitemradio" aria-checked={isChosen} onClick={onClick}>
      <ListItemIcon>{isChosen && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  )
  return [
    <ListSubheader key="title" role="none" sx={{ lineHeight: 2.2, bgcolor: 'transparent', color: 'text.secondary' }}>
      {texts.title}
    </ListSubheader>,
    item(texts.system, chosen === undefined, () => forget('theme')),
    item(texts.light, chosen === 'light', () => choose('light')),
    item(texts.dark, chosen === 'dark', () => choose('dark')),
  ]
}
