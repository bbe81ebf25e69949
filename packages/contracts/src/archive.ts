/** Version of the archive of a person's data: its shape is described in docs/archive.md. A change of the shape raises it. */
export const archiveVersion = 1;
