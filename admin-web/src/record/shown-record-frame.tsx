import BackIcon from '@mui/icons-material/ArrowBack'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { ShowBase, useShowContext, type HttpError, type RaRecord, type ShowControllerResult } from 'react-admin'
import { Link } from 'react-router-dom'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { useLeftList } from '../list/left-list.ts'
import { shownRecord } from './whole-record.ts'

interface ShownRecordFrameProps<Shown> {
  readonly resource: string
  readonly id: string
  /** Where its list stands, for who comes from elsewhere. */
  readonly listPath: string
  readonly words: {
    /** The way back to the list. */
    readonly back: string
    /** Of the page, until the record is there. */
    readonly title: string
    readonly notThere: string
    readonly failed: string
  }
  /** The record, below the way back. @param list where that leads to */
  readonly children: (record: Shown, list: string) => ReactNode
}

/** The page of one record: the way back to its list, and what stands there until it is loaded, or where it is not. */
export function ShownRecordFrame<Shown extends RaRecord>(props: ShownRecordFrameProps<Shown>) {
  const { resource, id } = props
  return (
    <ShowBase key={id} resource={resource} id={id} queryOptions={shownRecord} disableAuthentication>
      <Framed {...props} />
    </ShowBase>
  )
}

function Framed<Shown extends RaRecord>({ resource, listPath, words, children }: ShownRecordFrameProps<Shown>) {
  const { record, error, refetch } = useShowContext<Shown>() as ShowControllerResult<Shown, HttpError>
  const list = useLeftList(resource, listPath)
  return (
    <>
      <Button component={Link} to={list} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {words.back}
      </Button>
      {record ? (
        children(record, list)
      ) : (
        <>
          <PageHeading title={words.title} />
          {error ? (
            <LoadFailure
              title={error.status === 404 ? words.notThere : words.failed}
              detail={error.message}
              {...(error.status !== 404 && { onRetry: () => void refetch() })}
            />
          ) : (
            <PageSkeleton />
          )}
        </>
      )}
    </>
  )
}
