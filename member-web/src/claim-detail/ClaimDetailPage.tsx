/** A claim: where it stands, what is to do, everything that was submitted, its documents (1§2). */
import { useParams } from 'react-router-dom'
import type { ClaimKindSegment } from '../portal-api/claims-api.ts'
import { PageHeading } from '../page/PageHeading.tsx'
import { BackToRecords } from './BackToRecords.tsx'

export default function ClaimDetailPage({ kind }: { readonly kind: ClaimKindSegment }) {
  const { no = '' } = useParams()
  return (
    <>
      <BackToRecords />
      <PageHeading title={`${kind === 'out' ? 'Outpatient Claim' : 'Inpatient Claim'} ${no}`} />
    </>
  )
}
