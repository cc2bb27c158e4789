import type { PictureFormat, PictureWidth } from './pictureUrl.ts'
import { renderPicture } from './renderPicture.ts'

export interface RenderTask {
  key: string
  width: PictureWidth
  format: PictureFormat
}

/** Runs one task in a drawing process, see `createPictureRenderer`. */
const renderTask = ({ key, width, format }: RenderTask): Promise<Buffer> =>
  renderPicture(key, width, format)

export default renderTask
