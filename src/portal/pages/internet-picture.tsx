/** What the internet page shows (S3 section 2.6): a router at home and the devices that it serves. */
export function InternetPicture() {
  return (
    <svg
      className="store__picture picture"
      viewBox="0 0 480 116"
      role="img"
      aria-label="A router sends its signal to a laptop and a phone"
    >
      <title>A router sends its signal to a laptop and a phone</title>
      <path className="picture__table" d="M40 96h400" />
      <g className="picture__line">
        <path d="M204 70h72a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6V76a6 6 0 0 1 6-6z" />
        <path d="M212 70V44M268 70V44" />
        <path d="M76 52h72a4 4 0 0 1 4 4v34H72V56a4 4 0 0 1 4-4zM62 90h100l4 6H58z" />
        <path d="M338 42h32a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5h-32a5 5 0 0 1-5-5V47a5 5 0 0 1 5-5zM350 89h8" />
      </g>
      <path className="picture__light" d="M214 83h.1M226 83h.1M238 83h.1" />
      <path className="picture__wave" d="M226 40a20 20 0 0 1 28 0M217 30a33 33 0 0 1 46 0M208 20a46 46 0 0 1 64 0" />
      <path className="picture__link" d="M172 70q12-8 20-8M308 70q-12-8-20-8" />
      <path className="picture__line" d="M88 66h34M88 74h48M345 56h18M345 64h12" />
    </svg>
  );
}
