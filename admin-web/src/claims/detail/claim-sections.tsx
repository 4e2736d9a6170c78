import { Box } from '@mui/material'
import type { Power } from '@member-care/domain/access/powers.ts'
import { NavLink } from 'react-router-dom'
import { usePowers } from '../../console/administrator.ts'
import { claimAddress } from '../claim-link.tsx'
import type { ClaimResource } from '../claim-record.ts'

/** The pages of a claim; the paths are those of 3§2.15. */
export const claimSections = [
  { path: '', label: 'Claim' },
  { path: 'imbursement', label: 'Reimbursement' },
  { path: 'systemdata', label: 'System data' },
  { path: 'history', label: 'History', needs: 'history.view' },
] as const satisfies readonly { path: string; label: string; needs?: Power }[]

/** The side menu of a claim; a row of tabs where the screen is narrow. */
export function ClaimSections({ resource, claimId }: { resource: ClaimResource; claimId: string }) {
  const powers = usePowers()
  const sections = claimSections.filter((section) => !('needs' in section) || powers?.has(section.needs))
  return (
    <Box component="nav" aria-label="Claim sections" sx={{ minWidth: 0 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: { xs: 'row', lg: 'column' }, gap: { xs: 0, sm: 0.5 }, overflowX: 'auto', borderBottom: { xs: 1, lg: 0 }, borderColor: 'divider' }}>
        {sections.map(({ path, label }) => (
          <li key={label}>
            <Box component={NavLink} to={claimAddress(resource, claimId, path)} end sx={sectionStyle}>
              {label}
            </Box>
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
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&[aria-current="page"]': {
    color: 'primary.dark',
    borderBottomColor: { xs: 'primary.main' },
    bgcolor: { lg: 'primary.light' },
    fontWeight: 650,
  },
} as const
