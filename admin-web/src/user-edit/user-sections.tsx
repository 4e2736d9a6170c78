import type { Power } from '@member-care/domain/access/powers.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { Box } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { NavLink } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { SectionMenu, sectionStyle } from '../console/section-menu.tsx'

const { sections: texts } = userEditTexts

/** The tabs of the user detail area, by their paths below `/user/update` (3§2.10). */
export const userSections = [
  { path: '', label: texts.basic },
  { path: 'loginInformation', label: texts.login },
  { path: 'bankDetails', label: texts.bank },
  { path: 'proposedBankDetails', label: texts.proposedBank },
  { path: 'student', label: texts.student },
  { path: 'companies', label: texts.companies },
  { path: 'claims', label: texts.claims, needs: 'claims.view' },
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
  const shown = userSections.filter((section) =>
    section.path === 'student' ? target?.isStudent === true : !('needs' in section) || powers?.has(section.needs),
  )
  return (
    <SectionMenu label={texts.label} hasLinks={target !== undefined}>
      {shown.map(({ path, label }) => (
        <li key={path}>
          {target ? (
            <Box
              component={NavLink}
              to={{ pathname: path === '' ? '/user/update' : `/user/update/${path}`, search: target.search }}
              end
              sx={sectionStyle}
            >
              {label}
            </Box>
          ) : (
            <Box
              component="span"
              role="link"
              aria-disabled={path !== ''}
              {...(path === '' && { 'aria-current': 'page' as const })}
              sx={sectionStyle}
            >
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
    </SectionMenu>
  )
}
