/**
 * Opens the menu of a narrow window. That comes when the page stands, or before that to who opens it; where it cannot be had, this is said beside the
 * button, and the page stays as it is.
 */
import { useEffect, useRef, useState, type ComponentType, type FocusEvent } from 'react'
import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { claimChangeTexts } from '@member-care/domain/texts/claim-change-texts.ts'
import { errorTexts, pageFailureTexts } from '@member-care/domain/texts/error-texts.ts'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useIsOnline } from '../page/use-is-online.ts'
import type { PhoneMenuProps } from './phone-menu.tsx'

let menu: ComponentType<PhoneMenuProps> | undefined

/** @throws where it is not there and cannot be fetched */
async function bringMenu(): Promise<ComponentType<PhoneMenuProps>> {
  if (menu !== undefined) return menu
  // What could not be fetched, many browsers fetch no more until the page is loaded anew: without a connection it is not tried.
  if (!navigator.onLine && !mayBeKept()) throw new TypeError('There is no connection.')
  return (menu = (await import('./phone-menu.tsx')).PhoneMenu)
}

/** By the service worker, which answers then. */
function mayBeKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

export function MenuButton() {
  const queries = usePortalQueries()
  const [Menu, setMenu] = useState<ComponentType<PhoneMenuProps>>()
  const [shown, setShown] = useState<'menu' | 'refusal'>()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    queries
      .pageStands()
      .then(bringMenu)
      .catch(() => undefined)
  }, [queries])

  const open = () => {
    setShown('menu')
    bringMenu().then(
      (brought) => setMenu(() => brought),
      () => setShown('refusal'),
    )
  }
  const close = () => setShown(undefined)
  // It lies over the page, and must not cover what has the focus next.
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (shown === 'refusal' && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <>
      <Box onBlur={closeBehindFocus} sx={{ display: { md: 'none' } }}>
        <IconButton ref={button} aria-label={shellTexts.openMenu} onClick={open}>
          <MenuIcon />
        </IconButton>
        {shown === 'refusal' && (
          <Refusal
            onClose={() => {
              close()
              button.current?.focus()
            }}
          />
        )}
      </Box>
      {Menu !== undefined && <Menu open={shown === 'menu'} onClose={close} />}
    </>
  )
}

function Refusal({ onClose }: { readonly onClose: () => void }) {
  const isOnline = useIsOnline()
  // What is pressed in it has the focus in it, also where buttons take none.
  const notice = useRef<HTMLDivElement>(null)
  return (
    <Box
      sx={{ position: 'absolute', top: '100%', left: 8, right: 8, mt: 1, maxWidth: 420, boxShadow: 8, borderRadius: 2 }}
    >
      <Notice
        ref={notice}
        tone="error"
        role="alert"
        title={isOnline ? errorTexts.network : shellTexts.offline}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {isOnline && (
              <Button variant="outlined" onClick={() => window.location.reload()}>
                {pageFailureTexts.reload}
              </Button>
            )}
            <Button onClick={onClose}>{claimChangeTexts.dismiss}</Button>
          </Box>
        }
      >
        {!isOnline && shellTexts.offlineDetail}
      </Notice>
    </Box>
  )
}
