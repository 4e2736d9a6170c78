/** The user guide of the company (3§3 userGuideUrl). */
import { readUserGuide } from '../portal-api/home-api.ts'
import { ClientLinkPage } from './client-link-page.tsx'

export default function UserGuidePage() {
  return <ClientLinkPage link="userGuide" read={readUserGuide} />
}
