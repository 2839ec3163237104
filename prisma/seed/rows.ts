import { calendarOf } from './calendar'
import { barRows, credentialFileLinks, credentialFileRows, credentialRows } from './credential-rows'
import { documentRows, documentTemplateRows } from './document-templates'
import { employerRows } from './employers'
import { webhookDeliveryRows, webhookEndpointRows } from './webhooks'
import { gateDeviceRows, gateEventRows, gateRows, stayRows } from './gate-rows'
import { holidayRows } from './holidays'
import { jsaTemplateRows } from './jsa-templates'
import { drillEventRows, drillStayRows, musterMarkRows, musterRows } from './muster-rows'
import { personRows } from './person-rows'
import { pictureRows } from './pictures'
import { projectAreaRows, projectDocumentRows, projectRows, projectUserRows } from './project-rows'
import { permitRows } from './permit-rows'
import { seatRequestRows } from './seat-requests'
import { taskLogRows, taskRows } from './task-rows'
import { trainingPlanRows } from './training-plans'
import { demoAttendances, trainingSessionRows } from './training-rows'
import { accountRows, invitationRows, userRows } from './user-rows'
import { workspaceAreaRows } from './workspace-areas'

/** All rows of the demo without their audit lines. */
export async function recordRows(now: Date) {
  const calendar = calendarOf(now)
  const [accounts, pictures, credentialFiles] = await Promise.all([
    accountRows(calendar),
    pictureRows(calendar),
    credentialFileRows(calendar),
  ])
  return {
    employers: employerRows(calendar),
    people: personRows(calendar),
    users: userRows(calendar),
    accounts,
    invitations: invitationRows(now),
    assets: [...pictures, ...documentRows(calendar), ...credentialFiles],
    workspaceAreas: workspaceAreaRows(calendar),
    documentTemplates: documentTemplateRows(calendar),
    jsaTemplates: jsaTemplateRows(calendar),
    holidays: holidayRows(calendar),
    projects: projectRows(calendar),
    projectUsers: projectUserRows(),
    projectAreas: projectAreaRows(),
    projectDocuments: projectDocumentRows(),
    tasks: taskRows(calendar),
    taskLogs: taskLogRows(calendar),
    workPermits: permitRows(calendar),
    trainingPlans: trainingPlanRows(calendar),
    trainingSessions: trainingSessionRows(calendar),
    attendances: demoAttendances(calendar),
    seatRequests: seatRequestRows(calendar),
    credentials: credentialRows(calendar),
    credentialFiles: credentialFileLinks(),
    bars: barRows(calendar),
    gates: gateRows(calendar),
    gateDevices: gateDeviceRows(calendar),
    webhookEndpoints: webhookEndpointRows(calendar),
    webhookDeliveries: webhookDeliveryRows(calendar),
    gateEvents: [...gateEventRows(calendar), ...drillEventRows(calendar)],
    stays: [...stayRows(calendar), ...drillStayRows(calendar)],
    musters: musterRows(calendar),
    musterMarks: musterMarkRows(calendar),
  }
}

export type RecordRows = Awaited<ReturnType<typeof recordRows>>
