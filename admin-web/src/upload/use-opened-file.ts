import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useBanks } from '../bank/use-banks.ts'
import { FileUnreadable, openUploadFile, type OpenedFile, type Reading } from './open-upload-file.ts'
import { useReadingRules } from './use-reading-rules.ts'

export interface OpenedFileState {
  readonly opened: OpenedFile | undefined
  /** The file that is being read, and how far it is. */
  readonly reading: (Reading & { readonly name: string }) | undefined
  /** Why the last file could not be read. */
  readonly failure: string | undefined
  readonly open: (file: File) => Promise<OpenedFile | undefined>
  /** Ends the reading, or puts the file away. */
  readonly close: () => void
  readonly studentCompanyCodes: readonly string[]
  /** What files are read by has been loaded. */
  readonly isReady: boolean
  readonly settingsFailed: boolean
  readonly reloadSettings: () => void
}

/** The file that somebody chose, read in a worker by the rules of this installation. */
export function useOpenedFile(): OpenedFileState {
  const banks = useBanks()
  const settings = useReadingRules()
  const [opened, setOpened] = useState<OpenedFile>()
  const [reading, setReading] = useState<OpenedFileState['reading']>()
  const [failure, setFailure] = useState<string>()
  const current = useRef<{ readonly end: () => void } | undefined>(undefined)

  const close = () => {
    current.current?.end()
    current.current = undefined
    setOpened(undefined)
    setReading(undefined)
  }
  // A worker that nobody asks any more goes with the page.
  useEffect(() => () => current.current?.end(), [])

  const open = async (file: File) => {
    if (!banks.data || !settings.data) return undefined
    close()
    setFailure(undefined)
    const stopping = new AbortController()
    current.current = { end: () => stopping.abort() }
    setReading({ name: file.name, share: 0, rows: 0 })
    const rules = { today: singaporeToday(new Date()), banks: banks.data, ...settings.data }
    try {
      const done = await openUploadFile(
        file,
        rules,
        (progress) => setReading({ name: file.name, ...progress }),
        stopping.signal,
      )
      current.current = { end: done.close }
      setOpened(done)
      return done
    } catch (error) {
      if (!stopping.signal.aborted)
        setFailure(error instanceof FileUnreadable ? error.message : userUploadTexts.select.unreadable)
      return undefined
    } finally {
      if (!stopping.signal.aborted) setReading(undefined)
    }
  }

  return {
    opened,
    reading,
    failure,
    open,
    close,
    studentCompanyCodes: settings.data?.studentCompanyCodes ?? [],
    isReady: banks.data !== undefined && settings.data !== undefined,
    settingsFailed: banks.isError || settings.isError,
    reloadSettings: () => {
      void banks.refetch()
      void settings.refetch()
    },
  }
}
