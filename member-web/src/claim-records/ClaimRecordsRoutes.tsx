import { PageHeading } from '../page/PageHeading.tsx'
export default function ClaimRecordsRoutes() { return <PageHeading title="Claim Records" /> }
