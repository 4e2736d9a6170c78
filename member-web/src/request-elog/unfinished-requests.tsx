/** Requests for a letter of guarantee that have been begun on any device and not sent. */
import { letterDraftTexts } from '@member-care/domain/texts/letter-draft-texts.ts'
import { UnfinishedPanel } from '../drafts/unfinished-panel.tsx'
import { useUnfinishedList } from '../drafts/use-unfinished-list.ts'
import { letterDraftCalls } from '../portal-api/drafts-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { isRequest, requestDraftWords, useUnfinishedRequest } from './unfinished-request.ts'

/** @param except the one that the form on the same page shows */
export function UnfinishedRequests({ except }: { readonly except?: string | undefined }) {
  const { companies } = useSignedInUser()
  const work = useUnfinishedRequest()
  const list = useUnfinishedList({ key: ['letter-drafts'], calls: letterDraftCalls, work, becomesClaim: false })
  return (
    <UnfinishedPanel
      {...list}
      drafts={list.drafts.filter((draft) => isRequest(draft) && draft.id !== except)}
      words={requestDraftWords()}
      discard={work.discard}
      saysElsewhere={except !== undefined}
      lineOf={({ id, form }) => {
        const patient = companies.flatMap(({ records }) => records).find(({ uuid }) => uuid === form['patientId'])
        const { hospital } = form
        return {
          title: letterDraftTexts.title,
          about: [
            patient?.name ?? letterDraftTexts.patientOpen,
            ...(typeof hospital === 'string' && hospital !== '' ? [hospital] : []),
          ].join(' · '),
          to: `/app/submitelog?${new URLSearchParams({ draft: id }).toString()}`,
        }
      }}
    />
  )
}
