/** Who the member is, as the insurer and the employer know them; read-only (2§2 Bio tab). */
import { PersonalInformation } from './PersonalInformation.tsx'

export default function BioTab() {
  return <PersonalInformation />
}
