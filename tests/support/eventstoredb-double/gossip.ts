/** The double's word on its cluster: itself, and it leads. */
import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'

export function clusterInfo(port: number) {
  const id = new shared.UUID()
  id.setString(crypto.randomUUID())
  const endpoint = new gossip.EndPoint()
  endpoint.setAddress('127.0.0.1')
  endpoint.setPort(port)
  const member = new gossip.MemberInfo()
  member.setInstanceId(id)
  member.setTimeStamp('0')
  member.setState(gossip.MemberInfo.VNodeState.LEADER)
  member.setIsAlive(true)
  member.setHttpEndPoint(endpoint)
  const info = new gossip.ClusterInfo()
  info.addMembers(member)
  return info
}
