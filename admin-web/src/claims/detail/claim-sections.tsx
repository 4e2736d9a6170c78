import { Box } from '@mui/material'
import type { Power } from '@member-care/domain/access/powers.ts'
import { claimPageTexts } from '@member-care/domain/texts/claim-page-texts.ts'
import { NavLink } from 'react-router-dom'
import { usePowers } from '../../console/administrator.ts'
import { SectionMenu, sectionStyle } from '../../console/section-menu.tsx'
import { claimAddress } from '../claim-link.tsx'
import { useClaimResource } from '../use-claim.ts'

const { sections: names } = claimPageTexts

/** The pages of a claim; the paths are those of 3§2.15. */
const claimSections = [
  { path: '', label: names.claim },
  { path: 'imbursement', label: names.reimbursement },
  { path: 'systemdata', label: names.systemData },
  { path: 'history', label: names.history, needs: 'history.view' },
] as const satisfies readonly { path: string; label: string; needs?: Power }[]

/** The side menu of a claim; a row of tabs where the screen is narrow. */
export function ClaimSections({ claimId }: { claimId: string }) {
  const resource = useClaimResource()
  const powers = usePowers()
  const sections = claimSections.filter((section) => !('needs' in section) || powers?.has(section.needs))
  return (
    <SectionMenu label={claimPageTexts.sectionsLabel}>
      {sections.map(({ path, label }) => (
        <li key={label}>
          <Box component={NavLink} to={claimAddress(resource, claimId, path)} end sx={sectionStyle}>
            {label}
          </Box>
        </li>
      ))}
    </SectionMenu>
  )
}
