import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import type { ReactElement, ReactNode } from 'react'
import { EditBase, useEditContext, type HttpError } from 'react-admin'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { wholeRecord } from './whole-record.ts'

const NOT_FOUND = 404

export interface EditRecordProps {
  readonly resource: string
  /** Empty when the address names nothing. */
  readonly id: string
  /** The heading where there is no record to be named. */
  readonly title: string
  /** Said when there is no such record, or the page in its place. */
  readonly notFound: string | ReactElement
  /** Below a failure, such as the way back to the list. */
  readonly wayOut?: ReactNode
  /** Drawn once the record is there, in its context. */
  readonly children: ReactNode
}

/** A page that edits one record: its skeleton, its failures, and the record in its context. Nothing is saved before the server has said so. */
export function EditRecord({ resource, id, title, notFound, wayOut, children }: EditRecordProps) {
  const failure = { title, notFound, wayOut }
  if (id === '') return <RecordFailure {...failure} />
  return (
    <EditBase
      key={id}
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={wholeRecord}
      loading={<PageSkeleton />}
      error={<LoadingFailure {...failure} />}
    >
      {children}
    </EditBase>
  )
}

type FailureTexts = Pick<EditRecordProps, 'title' | 'notFound' | 'wayOut'>

function LoadingFailure(texts: FailureTexts) {
  const { error, refetch } = useEditContext()
  return <RecordFailure {...texts} error={error as HttpError} onRetry={() => void refetch()} />
}

/** @param error nothing when the address names no record */
export function RecordFailure({
  title,
  notFound,
  wayOut,
  error,
  onRetry,
}: FailureTexts & { readonly error?: HttpError; readonly onRetry?: () => void }) {
  const isMissing = !error || error.status === NOT_FOUND
  if (isMissing && typeof notFound !== 'string') return notFound
  return (
    <>
      <PageHeading title={title} />
      {isMissing ? (
        <LoadFailure title={String(notFound)} />
      ) : (
        <LoadFailure title={consoleTexts.issue} detail={error.message} {...(onRetry && { onRetry })} />
      )}
      {wayOut}
    </>
  )
}
