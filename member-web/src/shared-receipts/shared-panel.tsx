/** What another app shared, and what of it is not taken. Nothing goes into a claim of which nobody has said that they shared it (S120). */
import { useId, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { sharedReceiptTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { FileThumbnail } from '../claim-form/documents/file-thumbnail.tsx'
import { fileSizeText } from '../claim-form/documents/file-size-text.ts'
import { Panel } from '../page/panel.tsx'
import { CheckboxLine } from '../form/checkbox-line.tsx'
import type { SharedHere } from './use-shared-receipts.ts'

interface SharedFilesProps {
  readonly shared: SharedHere
  /** How the files get into the claim. */
  readonly children: ReactNode
  readonly onLeave: () => void
}

interface SharedPanelProps extends Omit<SharedFilesProps, 'children'> {
  readonly isWanted: boolean
  readonly onWant: (isWanted: boolean) => void
}

/** Above the types of claim: ticked, the claim begins with the files. */
export function SharedPanel({ isWanted, onWant, ...files }: SharedPanelProps) {
  const id = useId()
  return (
    <SharedFiles {...files}>
      <CheckboxLine
        id={`${id}-use`}
        label={sharedReceiptTexts.use}
        checked={isWanted}
        onChange={onWant}
        describedBy={`${id}-next`}
      />
      <Box id={`${id}-next`}>{isWanted ? sharedReceiptTexts.detail : sharedReceiptTexts.check}</Box>
    </SharedFiles>
  )
}

interface SharedBesideClaimProps extends Omit<SharedFilesProps, 'children'> {
  readonly onAdd: () => void
}

/** Above the form of a claim that was begun without the files, or before they came. */
export function SharedBesideClaim({ onAdd, ...files }: SharedBesideClaimProps) {
  const id = useId()
  return (
    <SharedFiles {...files}>
      <Box id={id}>{sharedReceiptTexts.check}</Box>
      <Button variant="outlined" onClick={onAdd} aria-describedby={id} sx={{ justifySelf: 'start' }}>
        {sharedReceiptTexts.use}
      </Button>
    </SharedFiles>
  )
}

function SharedFiles({ shared, children, onLeave }: SharedFilesProps) {
  if (shared.phase === 'none' || shared.phase === 'opening') return null
  if (shared.phase === 'missing') {
    const { gone, goneDetail, notReceived, notReceivedDetail } = sharedReceiptTexts
    return (
      <Notice tone="warning" role="alert" title={shared.isReceived ? gone : notReceived}>
        {shared.isReceived ? goneDetail : notReceivedDetail}
      </Notice>
    )
  }
  const { files, refused } = shared
  return (
    <Panel title={files.length === 0 ? sharedReceiptTexts.nothingTaken : sharedReceiptTexts.title(files.length)}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {files.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {files.map((file, index) => (
              <Box
                component="li"
                key={`${file.name} ${index}`}
                sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
              >
                <FileThumbnail file={file} />
                <Box sx={{ overflowWrap: 'anywhere' }}>
                  {file.name}{' '}
                  <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                    {fileSizeText(file)}
                  </Box>
                </Box>
              </Box>
            ))}
          </Box>
        )}
        {refused.map(({ name, reason }, index) => (
          // Two files may have one name.
          <Notice key={`${name} ${index}`} tone="error" title={name}>
            {pageTexts.sentences([documentTexts.notAttached, reason])}
          </Notice>
        ))}
        {files.length > 0 && children}
        <Button onClick={onLeave} sx={{ justifySelf: 'start', ml: -1 }}>
          {files.length > 0 ? sharedReceiptTexts.leave : sharedReceiptTexts.seen}
        </Button>
      </Box>
    </Panel>
  )
}
