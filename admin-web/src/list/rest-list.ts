import type { GetListParams } from 'react-admin'
import type { ListMeta } from './list-size.ts'
import { fetchJson } from '../console/rest-client.ts'

/**
 * A page of a list, in the API's dialect of react-admin's REST. `meta.after` or `meta.before`, where a list takes them, name the row
 * that the page is read from.
 * @param api what the addresses begin with
 */
export async function listFrom(
  api: string,
  resource: string,
  { pagination, sort, filter, meta, signal }: GetListParams & { readonly signal?: AbortSignal },
) {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 }
  const query = new URLSearchParams({
    ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    filter: JSON.stringify(filter ?? {}),
    ...(meta?.after && { after: meta.after }),
    ...(meta?.before && { before: meta.before }),
  })
  const { headers, json } = await fetchJson(`${api}/${resource}?${query}`, signal ? { signal } : {})
  return {
    data: json,
    total: Number(headers.get('X-Total-Count')),
    meta: {
      isTotalExact: headers.get('X-Total-Exact') !== 'false',
      showsOnlyBeginnings: headers.get('X-Only-Beginnings') === 'true',
    } satisfies ListMeta,
  }
}
