/** Name, identification, contact and covers of the signed-in member. */
import { DetailRows } from '../page/DetailRows.tsx'
import { Panel } from '../page/Panel.tsx'
import { useSignedInUser } from '../session/session.ts'
import { profileTexts } from '@member-care/domain/texts/profile-texts.ts'

export function PersonalInformation() {
  const { name, nric, email } = useSignedInUser()
  return (
    <Panel title={profileTexts.personalInformation}>
      <DetailRows
        rows={[
          { label: profileTexts.name, value: name },
          { label: profileTexts.nric, value: nric },
          { label: profileTexts.email, value: email },
        ]}
      />
    </Panel>
  )
}
