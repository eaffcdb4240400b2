/** Who else got a mail, in five languages. */
export const asksForCopy =
  /(?<!\p{L})(?:cc|cc['’]?d|copied (?:in|on)|in copy|who else (?:got|received)|in kopie|wer (?:noch|sonst) .{0,30}(?:bekommen|erhalten)|en copie|mis en copie|in copia|en copia)(?!\p{L})/iu;

/** The line of a mail head that names them. */
export const copyLine = /^(?<label>cc|kopie|copie|copia|cco?)\s?:[ \t]*(?<value>\S.*)$/imu;
