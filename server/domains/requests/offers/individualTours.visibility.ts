import type { Viewer } from '../../../core/viewer.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'
import { toursOfViewer } from '../../tours/tours.visibility.ts'

/**
 * Returns the filter of individual tours that an organizer's people may list and withdraw. Others
 * need the uuid.
 */
export const individualToursOfViewer = (viewer: Viewer): Prisma.IndividualTourWhereInput => ({
  departureOption: { tourDate: { tour: toursOfViewer(viewer, 'offers') } },
})
