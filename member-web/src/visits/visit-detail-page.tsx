/** A visit to a panel clinic: who, when, what was found and given, what it cost, and its proof (1§2). */
import { useParams } from 'react-router-dom'
import { visitTexts } from '@member-care/domain/texts/visit-texts.ts'
import { BackToList } from '../page/back-to-list.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readVisit } from '../portal-api/visits-api.ts'
import { titleOfVisit } from './visit-fields.ts'
import { VisitPanels } from './visit-panels.tsx'

/** In place of a visit's id, where only its number is known (1§2). */
const BY_NUMBER = 'detail'

export default function VisitDetailPage() {
  const { visitNo = '', visitId = BY_NUMBER } = useParams()
  const named = visitId === BY_NUMBER ? visitNo : visitId
  const {
    value: visit,
    phase,
    failure,
    failureCode,
    reload,
  } = useAnswer(portalQuery({ key: ['visit', named], load: (signal) => readVisit(named, signal) }))
  if (failureCode === 404 || (visit !== undefined && visit.visitNo !== visitNo)) return <MissingVisit />
  return (
    <>
      <BackToList usual="/app/visits" />
      <PageHeading
        title={visit === undefined ? visitTexts.visit : titleOfVisit(visit)}
        {...(visit !== undefined && { lead: visit.clinicName })}
      />
      {visit === undefined && phase === 'loading' && <Skeletons count={3} height={180} />}
      {visit === undefined && phase === 'failed' && <LoadFailure detail={failure ?? ''} onRetry={reload} />}
      {visit !== undefined && phase === 'failed' && <NotUpToDate title={visitTexts.notUpToDate} onRetry={reload} />}
      {visit !== undefined && <VisitPanels visit={visit} />}
    </>
  )
}

/** None of the visits that the member may see has this number. */
function MissingVisit() {
  return (
    <>
      <BackToList usual="/app/visits" />
      <PageHeading title={visitTexts.title} />
      <Notice tone="error" role="alert" title={visitTexts.missing}>
        {visitTexts.missingLead}
      </Notice>
    </>
  )
}
