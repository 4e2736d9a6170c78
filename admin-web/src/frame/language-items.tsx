import { Divider, ListSubheader, MenuItem } from '@mui/material'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { languageTexts } from '@member-care/domain/texts/language-texts.ts'
import type { ReactNode } from 'react'
import type { LanguageChoice } from './use-languages.ts'

/** Items of the account menu: the languages, where there is more than one. A menu takes items only, no component around them. */
export function languageItems({ offered, choose }: LanguageChoice): ReactNode {
  if (offered.length < 2) return null
  const current = currentLanguage()
  return [
    <ListSubheader key="title" role="none" sx={{ lineHeight: 2 }}>
      {languageTexts.title}
    </ListSubheader>,
    ...offered.map(({ code, name }) => (
      <MenuItem
        key={code}
        role="menuitemradio"
        aria-checked={code === current}
        selected={code === current}
        onClick={() => choose(code)}
      >
        {name}
      </MenuItem>
    )),
    <Divider key="end" component="li" role="none" sx={{ my: 0.5 }} />,
  ]
}
