/** Between react-admin's lists and the address bar: react-admin writes its own names, the addresses of the specification have others. */
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react'
import {
  reactRouterProvider,
  RouterProviderContext,
  useListContext,
  type RouterNavigateFunction,
  type RouterProvider,
} from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  isSameBesidePage,
  normalAddress,
  pageAddress,
  toAddress,
  toListParams,
  type ListAddress,
  type PageNeighbour,
} from './list-address.ts'

const AddressContext = createContext<ListAddress | undefined>(undefined)

/** Within it react-admin reads and writes the address of a list as `address` says. */
export function ListRouter({ address, children }: { address: ListAddress; children: ReactNode }) {
  const router = useMemo(() => routerFor(address), [address])
  return (
    <AddressContext.Provider value={address}>
      <RouterProviderContext.Provider value={router}>{children}</RouterProviderContext.Provider>
    </AddressContext.Provider>
  )
}

/** Within it a list has no address, although the page has one. */
export function OutsideAddress({ children }: { children: ReactNode }) {
  return <AddressContext.Provider value={undefined}>{children}</AddressContext.Provider>
}

/** The way to another page of the list of the context. */
export function useListPlace() {
  const address = useContext(AddressContext)
  const { setPage } = useListContext()
  const { search } = useLocation()
  const navigate = useNavigate()
  return {
    goTo: (page: number, neighbour: PageNeighbour = {}) =>
      address ? void navigate({ search: pageAddress(search, page, neighbour, address) }) : setPage(page),
    /** The same where the page shown is gone, so that the way back does not lead to it. */
    replaceBy: (page: number) =>
      address ? void navigate({ search: pageAddress(search, page, {}, address) }, { replace: true }) : setPage(page),
  }
}

/** A parameter that the address keeps beside the filters; another value begins the list anew. */
export function useKeptParameter(
  name: string,
  address: ListAddress,
): readonly [string | undefined, (value: string) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const change = (value: string) => {
    const query = new URLSearchParams(pageAddress(search, 1, {}, address))
    query.set(name, value)
    void navigate({ search: normalAddress(`?${query}`, address) })
  }
  return [address.keeps?.[name]?.(new URLSearchParams(search).get(name) ?? ''), change]
}

function routerFor(address: ListAddress): RouterProvider {
  return {
    ...reactRouterProvider,
    useLocation: () => {
      const location = useLocation()
      return useMemo(() => ({ ...location, search: toListParams(location.search, address) }), [location])
    },
    useNavigate: () => {
      const { search } = useLocation()
      const navigate = reactRouterProvider.useNavigate()
      return useCallback(
        ((to: never, options: never) => {
          const wanted: unknown = to
          if (!isQueryOnly(wanted)) return navigate(to, options)
          const next = toAddress(wanted.search, search, address)
          // By itself react-admin leaves a page past the end, or so far in that nobody counted. Ours says so instead, and turns pages by `goTo`.
          if (isSameBesidePage(search, next, address)) return
          return navigate({ search: next }, options)
        }) as RouterNavigateFunction,
        [search, navigate],
      )
    },
  }
}

function isQueryOnly(to: unknown): to is { readonly search: string } {
  return typeof to === 'object' && to !== null && 'search' in to && !('pathname' in to) && typeof to.search === 'string'
}
