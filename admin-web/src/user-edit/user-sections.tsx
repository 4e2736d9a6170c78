import type { Power } from '@member-care/domain/access/powers.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { Box } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'

const { sections: texts } = userEditTexts

/** The tabs of the user detail area, by their paths below `/user/update` (3§2.10). */
export const userSections = [
  { path: '', label: texts.basic },
  { path: 'loginInformation', label: texts.login },
  { path: 'bankDetails', label: texts.bank },
  { path: 'proposedBankDetails', label: texts.proposedBank },
  { path: 'student', label: texts.student },
  { path: 'companies', label: texts.companies },
  { path: 'panelClinics', label: texts.panelClinics },
  { path: 'audit', label: texts.audit, needs: 'users.view' },
] as const satisfies readonly { path: string; label: string; needs?: Power }[]

export interface UserSectionsProps {
  /** Whose tabs these are; undefined while the user is being created, when only the first is there. */
  readonly target: { readonly search: string; readonly isStudent: boolean } | undefined
}

/** The side menu of a user; a row of tabs where the screen is narrow. */
export function UserSections({ target }: UserSectionsProps) {
  const powers = usePowers()
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  const shown = userSections.filter((section) => (section.path === 'student' ? target?.isStudent === true : !('needs' in section) || powers?.has(section.needs)))
  return (
    <Box component="nav" aria-label={texts.label} sx={{ minWidth: 0 }}>
      {/* On a phone the row scrolls, and without links in it only by itself. */}
      <Box component="ul" ref={list} {...(!target && { tabIndex: 0, role: 'list' })} sx={{ position: 'relative', listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: { xs: 'row', lg: 'column' }, gap: { xs: 0, sm: 0.5 }, overflowX: 'auto', borderBottom: { xs: 1, lg: 0 }, borderBottomColor: { xs: 'divider', lg: 'divider' } }}>
        {shown.map(({ path, label }) => (
          <li key={path}>
            {target ? (
              <Box component={NavLink} to={{ pathname: path === '' ? '/user/update' : `/user/update/${path}`, search: target.search }} end sx={sectionStyle}>
                {label}
              </Box>
            ) : (
              <Box component="span" role="link" aria-disabled={path !== ''} {...(path === '' && { 'aria-current': 'page' as const })} sx={sectionStyle}>
                {label}
                {path !== '' && (
                  <Box component="span" sx={visuallyHidden}>
                    , {texts.notYet}
                  </Box>
                )}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Box>
  )
}

const sectionStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  px: { xs: 1, sm: 1.5 },
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'text.secondary',
  fontWeight: 550,
  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
  borderRadius: { xs: '8px 8px 0 0', lg: '8px' },
  borderBottom: { xs: '3px solid transparent', lg: 'none' },
  outlineOffset: '-3px !important',
  'a&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&[aria-disabled="true"]': { color: 'text.disabled' },
  '&[aria-current="page"]': {
    color: 'primary.dark',
    borderBottomColor: { xs: 'primary.main' },
    bgcolor: { lg: 'primary.light' },
    fontWeight: 650,
  },
} as const
