/** Who the member is, and whom they are covered with; read-only but for the photo (2§2 Bio tab). */
import Box from '@mui/material/Box'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { Skeletons } from '../page/Skeletons.tsx'
import { readCovers } from '../portal-api/home-api.ts'
import { CoveragePlans } from './CoveragePlans.tsx'
import { DependantsPanel } from './DependantsPanel.tsx'
import { LanguagePanel } from './LanguagePanel.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'
import { ProfilePhoto } from './ProfilePhoto.tsx'

const coverQuery = portalQuery({ key: ['covers'], load: readCovers })

export default function BioTab() {
  const { value: covers, phase, failure, reload } = useAnswer(coverQuery)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ProfilePhoto />
      <PersonalInformation />
      {covers === undefined ? (
        phase === 'failed' ? (
          <LoadFailure message={failure ?? ''} onRetry={reload} />
        ) : (
          <Skeletons count={2} height={160} />
        )
      ) : (
        <>
          <CoveragePlans covers={covers} />
          <DependantsPanel covers={covers} />
        </>
      )}
      <LanguagePanel />
    </Box>
  )
}
