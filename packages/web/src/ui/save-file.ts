/** Saves data as a file, as if the person had followed a download link. */

export const saveFile = (name: string, data: Blob): void => {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
