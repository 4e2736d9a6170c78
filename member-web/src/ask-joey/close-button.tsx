/** Closes a conversation, after asking. */
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import type { Talk } from '@member-care/domain/chat/talk.ts'
import { chatPageTexts } from '@member-care/domain/texts/chat-page-texts.ts'
import { ConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import { closeConversation } from '../portal-api/chats-api.ts'

interface CloseButtonProps {
  readonly conversationId: string
  readonly onClosed: (talk: Talk) => void
}

export function CloseButton({ conversationId, onClosed }: CloseButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const closing = useMutation({
    mutationFn: () => closeConversation(conversationId),
    onSuccess: (talk) => {
      setAsking(false)
      onClosed(talk)
    },
  })
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {chatPageTexts.close}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={chatPageTexts.closeQuestion}
          text={chatPageTexts.closeExplanation}
          confirmLabel={chatPageTexts.close}
          pendingLabel={chatPageTexts.closing}
          cancelLabel={chatPageTexts.keepOpen}
          isPending={closing.isPending}
          problem={closing.error?.message}
          onConfirm={() => closing.mutate()}
          onClose={() => {
            setAsking(false)
            closing.reset()
          }}
        />
      )}
    </>
  )
}
