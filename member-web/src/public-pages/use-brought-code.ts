import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The code that the address of a public page has brought in its fragment, which does not stay in it. Another one may come while the page is open.
 * @param path of the page
 * @param codeIn the code in a fragment
 * @returns '' where none was brought
 */
export function useBroughtCode(path: string, codeIn: (hash: string) => string): string {
  const { hash, state } = useLocation() as { hash: string; state: { readonly code?: string } | null }
  const navigate = useNavigate()
  const brought = hash === '' ? undefined : codeIn(hash)
  useEffect(() => {
    if (brought !== undefined) void navigate(path, { replace: true, state: { code: brought } })
  }, [brought, navigate, path])
  return brought ?? state?.code ?? ''
}
