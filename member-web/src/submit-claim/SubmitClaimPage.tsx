import { PageHeading } from '../page/PageHeading.tsx'
export default function SubmitClaimPage() { return <PageHeading title="Submit Claim" /> }
