import type { Viewer } from '../../../core/viewer.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'
import { toursOfViewer } from '../../tours/tours.visibility.ts'

/** Individual tours an organizer's people may list and withdraw: those of their own organizers. Others need the uuid. */
export const individualToursOfViewer = (viewer: Viewer): Prisma.IndividualTourWhereInput => ({
  departureOption: { tourDate: { tour: toursOfViewer(viewer, 'offers') } },
})
