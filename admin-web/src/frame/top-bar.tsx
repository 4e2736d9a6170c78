import { Box } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { AreaBar, type SlidingMenu } from '../console/area-frame.tsx'
import { Brand } from '../console/brand.tsx'
import { AccountMenu } from './account-menu.tsx'
import { PeopleSearch } from './people-search/people-search.tsx'

/** Product, way to the menu, and the signed-in administrator. */
export function TopBar({ menu }: { readonly menu: SlidingMenu | undefined }) {
  return (
    <AreaBar menu={menu}>
      <Brand area={consoleTexts.area} />
      <Box sx={{ flex: 1 }} />
      <PeopleSearch />
      <AccountMenu />
    </AreaBar>
  )
}
