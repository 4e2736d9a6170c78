/** Who the member is, and whom they are covered with; read-only but for the photo (2§2 Bio tab). */
import Box from '@mui/material/Box'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readCovers } from '../portal-api/home-api.ts'
import { AppearancePanel } from './appearance-panel.tsx'
import { CoveragePlans } from './coverage-plans.tsx'
import { DependantsPanel } from './dependants-panel.tsx'
import { HomeScreenPanel } from './home-screen-panel.tsx'
import { MyDataPanel } from './my-data-panel.tsx'
import { MyPlan } from './my-plan.tsx'
import { LanguagePanel } from './language-panel.tsx'
import { PersonalInformation } from './personal-information.tsx'
import { ProfilePhoto } from './profile-photo.tsx'

const coverQuery = portalQuery({ key: ['covers'], load: readCovers })

export default function BioTab() {
  const { value: covers, phase, failure, reload } = useAnswer(coverQuery)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ProfilePhoto />
      <PersonalInformation />
      {covers === undefined ? (
        phase === 'failed' ? (
          <LoadFailure detail={failure ?? ''} onRetry={reload} />
        ) : (
          <Skeletons count={2} height={160} />
        )
      ) : (
        <>
          <CoveragePlans covers={covers} />
          <MyPlan />
          <DependantsPanel covers={covers} />
        </>
      )}
      <LanguagePanel />
      <AppearancePanel />
      <HomeScreenPanel />
      <MyDataPanel />
    </Box>
  )
}
